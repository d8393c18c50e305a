/**
 * Preloaded into a child process: when the process that started it is gone, killed included, the
 * child ends in its ordinary way instead of living on and holding the port.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
