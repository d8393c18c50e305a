import * as migration_20261121_231545 from './20261121_231545.ts';

export const migrations = [
  {
    up: migration_20261121_231545.up,
    down: migration_20261121_231545.down,
    name: '20261121_231545'
  },
];
