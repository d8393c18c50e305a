/**
 * When the process that started this one is gone, killed included, this one ends in its ordinary way
 * instead of living on and holding the port. A module of the server instead of a preload: Next's
 * workers inherit preloads, and would end before they have their instructions.
 */
process.on('disconnect', end)
// It went while modules were being loaded.
if (process.connected === false) end()
process.channel?.unref()

function end(): void {
  process.kill(process.pid, 'SIGTERM')
}
