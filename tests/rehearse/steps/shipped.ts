import { spawnSync } from 'node:child_process'
import type { Step } from '../step.ts'

/** The programs that validate the shipped files. */
const checks = [
  {
    file: 'deploy/Caddyfile',
    program: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config'],
  },
  {
    file: 'deploy/site@.service',
    program: 'systemd-analyze',
    // Treats warnings as errors.
    args: ['--recursive-errors=no', 'verify'],
  },
  { file: 'deploy/prometheus/alerts.yml', program: 'promtool', args: ['check', 'rules'] },
]

export const steps: Step[] = checks.map(({ file, program, args }) => ({
  name: `shipped: ${file}`,
  guarantee: `${program} accepts it`,
  missing: () =>
    spawnSync(program, ['--version']).error ? `not installed: ${program}` : undefined,
  run: async () => {
    const { status, stdout, stderr } = spawnSync(program, [...args, file], {
      encoding: 'utf8',
      env: { ...process.env, SITE_ADDRESS: 'example.com' },
    })
    return {
      observed: status === 0 ? 'valid' : `${stdout}${stderr}`.slice(-300),
      isKept: status === 0,
    }
  },
}))
