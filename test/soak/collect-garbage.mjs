// Preloaded into a server with `--expose-gc`: collects garbage on this signal, so that the heap in use is what is still
// needed. Other signals stop the server.
process.on('SIGWINCH', () => globalThis.gc())
