import * as migration_20261121_093450 from './20261121_093450.ts';

export const migrations = [
  {
    up: migration_20261121_093450.up,
    down: migration_20261121_093450.down,
    name: '20261121_093450'
  },
];
