import * as migration_20261121_192017 from './20261121_192017.ts';

export const migrations = [
  {
    up: migration_20261121_192017.up,
    down: migration_20261121_192017.down,
    name: '20261121_192017'
  },
];
