import * as migration_20261121_230039 from './20261121_230039.ts';

export const migrations = [
  {
    up: migration_20261121_230039.up,
    down: migration_20261121_230039.down,
    name: '20261121_230039'
  },
];
