import * as migration_20261121_045227 from './20261121_045227.ts';
import * as migration_20261121_054558 from './20261121_054558.ts';
import * as migration_20261121_062856 from './20261121_062856.ts';

export const migrations = [
  {
    up: migration_20261121_045227.up,
    down: migration_20261121_045227.down,
    name: '20261121_045227',
  },
  {
    up: migration_20261121_054558.up,
    down: migration_20261121_054558.down,
    name: '20261121_054558',
  },
  {
    up: migration_20261121_062856.up,
    down: migration_20261121_062856.down,
    name: '20261121_062856'
  },
];
