/**
 * Shuts this process down when its parent exits, even if the parent is killed. Otherwise it would
 * keep running and hold the port. This is a module rather than a preload because Next's workers
 * inherit preloads and would exit before they receive their first message.
 */
process.on('disconnect', end)
// The parent may have exited while modules were being loaded.
if (process.connected === false) end()
process.channel?.unref()

function end(): void {
  process.kill(process.pid, 'SIGTERM')
}
