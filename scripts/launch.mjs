// The door of the project: `npm start` and every other npm script begin here, under whatever node the machine has.
// Old syntax on purpose: a node too old for the rest must still be able to read this file and say so.
const OLDEST_NODE = 18;
const major = Number(process.versions.node.split('.')[0]);

if (major < OLDEST_NODE) {
  console.error(
    'This project needs Node ' +
      OLDEST_NODE +
      ' or newer to start (this is ' +
      process.version +
      '): https://nodejs.org/',
  );
  process.exitCode = 1;
} else {
  void import('./launch/commands.mjs').then(function (commands) {
    return commands.launch(process.argv.slice(2));
  });
}
