import { enableCompileCache } from 'node:module';

// Before anything else is loaded: the compiled form of what follows is kept from one start to the next.
enableCompileCache();
const { runServer } = await import('./start/run-server.ts');
await runServer();
