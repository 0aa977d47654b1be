/**
 * Node's HTTP without an import: that evaluates everything the module exports, and so loads node's own `fetch`, which
 * nothing here uses and which costs every start 40 ms and 5 MB.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
