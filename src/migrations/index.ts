import * as migration_20261121_231545 from './20261121_231545.ts';
import * as migration_20261122_044559 from './20261122_044559.ts';
import * as migration_20261122_052140 from './20261122_052140.ts';
import * as migration_20261122_092149 from './20261122_092149.ts';
import * as migration_20261122_112615 from './20261122_112615.ts';
import * as migration_20261122_143918 from './20261122_143918.ts';
import * as migration_20261122_161319 from './20261122_161319.ts';
import * as migration_20261122_200011 from './20261122_200011.ts';
import * as migration_20261124_004236 from './20261124_004236.ts';
import * as migration_20261129_180611 from './20261129_180611.ts';

export const migrations = [
  {
    up: migration_20261121_231545.up,
    down: migration_20261121_231545.down,
    name: '20261121_231545',
  },
  {
    up: migration_20261122_044559.up,
    down: migration_20261122_044559.down,
    name: '20261122_044559',
  },
  {
    up: migration_20261122_052140.up,
    down: migration_20261122_052140.down,
    name: '20261122_052140',
  },
  {
    up: migration_20261122_092149.up,
    down: migration_20261122_092149.down,
    name: '20261122_092149',
  },
  {
    up: migration_20261122_112615.up,
    down: migration_20261122_112615.down,
    name: '20261122_112615',
  },
  {
    up: migration_20261122_143918.up,
    down: migration_20261122_143918.down,
    name: '20261122_143918',
  },
  {
    up: migration_20261122_161319.up,
    down: migration_20261122_161319.down,
    name: '20261122_161319',
  },
  {
    up: migration_20261122_200011.up,
    down: migration_20261122_200011.down,
    name: '20261122_200011',
  },
  {
    up: migration_20261124_004236.up,
    down: migration_20261124_004236.down,
    name: '20261124_004236',
  },
  {
    up: migration_20261129_180611.up,
    down: migration_20261129_180611.down,
    name: '20261129_180611'
  },
];
