// Child processes: one kind whose output is kept for the day it fails, one kind that takes over the terminal.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './npm-watch.mjs';

/** @typedef {{ code: number, output: string }} Finished */

/** @typedef {{ program: string, args: readonly string[], env: NodeJS.ProcessEnv }} Program */

/** @type {NodeJS.Signals[]} */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end without showing what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<Finished>} code 127 when the program could not be started at all
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output: output.trim() }));
  });
}

/**
 * Starts programs that own the terminal from here on: signals reach them, and when the first of them ends, the
 * others are told to stop.
 * @param {readonly Program[]} programs
 * @param {string} cwd
 * @returns {Promise<number>} the exit code of the first that ended, once all of them have
 */
export function handOver(programs, cwd) {
  return new Promise((resolve, reject) => {
    /** @type {number | undefined} */
    let result;
    let running = programs.length;
    const children = programs.map(({ program, args, env }) =>
      spawn(program, args, { cwd, env, stdio: 'inherit' }),
    );
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      for (const child of children) child.kill(signal);
    };
    for (const signal of FORWARDED) process.on(signal, pass);
    const stopWatching = whenNpmIsGone(() => pass('SIGTERM'));
    for (const child of children) {
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        result ??= exitCode(code, signal);
        running -= 1;
        if (running > 0) return pass('SIGTERM');
        stopWatching();
        for (const name of FORWARDED) process.off(name, pass);
        resolve(result);
      });
    }
  });
}

/**
 * The exit code a shell would report: 128 + the signal's number for a program ended by a signal.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (code !== null) return code;
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}
