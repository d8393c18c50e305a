import * as migration_20261121_045227 from './20261121_045227.ts';

export const migrations = [
  {
    up: migration_20261121_045227.up,
    down: migration_20261121_045227.down,
    name: '20261121_045227'
  },
];
