import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const rules = path.join(root, 'deploy/nginx/limit-connections.nft')

/** Runs a shell command as the root user of a new network namespace. */
const inNamespace = (command: string) =>
  spawnSync('unshare', ['-rn', 'sh', '-ec', command], { cwd: root, encoding: 'utf8' })

it.skipIf(inNamespace('ip link set lo up; nft list ruleset').status !== 0)(
  'the firewall limits the connections that an address has and how many it opens, even if it resets each',
  () => {
    const open = `${process.execPath} tests/support/open-connections.ts`
    const { stdout, stderr } = inNamespace(
      `ip link set lo up; nft -f ${rules}; nft -f ${rules}; ${open}`,
    )
    expect(stderr).toBe('')
    const opened = JSON.parse(stdout)
    expect(opened).toEqual({
      simultaneous: 400,
      simultaneousOfOneNetwork: 400,
      resetAtOnce: expect.any(Number),
    })
    expect(opened.resetAtOnce).toBeGreaterThanOrEqual(400)
    expect(opened.resetAtOnce).toBeLessThan(600)
  },
)
