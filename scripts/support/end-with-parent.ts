/**
 * Preloaded into a child process: when the process that started it is gone, killed included, the
 * child ends in its ordinary way instead of living on and holding the port.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// `next dev` forks a worker, which inherits this preload and is kept alive by its channel until it has
// its instructions: without that it would end at once.
if (!process.env.NEXT_PRIVATE_WORKER) process.channel?.unref()
