import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Before anything else is loaded: the compiled form of what follows is kept from one start to the next. Threads take
// the folder from here: without it, the database's would load node's TypeScript compiler (15 MB) for itself.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'node-compile-cache');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
const { runServer } = await import('./start/run-server.ts');
await runServer();
