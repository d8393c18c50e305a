import * as migration_20261121_064436 from './20261121_064436.ts';

export const migrations = [
  {
    up: migration_20261121_064436.up,
    down: migration_20261121_064436.down,
    name: '20261121_064436'
  },
];
