import * as migration_20261121_184312 from './20261121_184312.ts';

export const migrations = [
  {
    up: migration_20261121_184312.up,
    down: migration_20261121_184312.down,
    name: '20261121_184312'
  },
];
