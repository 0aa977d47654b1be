import { openSqliteAdminStore } from '#server/storage/sqlite-admin-store.ts';

// A program of its own, so that a server that stops can end it at once: `node copy-database.ts DATABASE COPY`.
const [file = '', target = ''] = process.argv.slice(2);
const store = openSqliteAdminStore(file);
store.backup(target);
await store.close();
