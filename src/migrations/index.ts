import * as migration_20261121_184027 from './20261121_184027.ts';

export const migrations = [
  {
    up: migration_20261121_184027.up,
    down: migration_20261121_184027.down,
    name: '20261121_184027'
  },
];
