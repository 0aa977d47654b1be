/**
 * The message with an estimate in it: in place of the one that was carried here before, else after what the visitor has
 * written. `template` is the estimate's line with its `{places}`; a line that was changed by hand is the visitor's own.
 */
export function messageWith(message: string, estimate: string, template: string): string {
  const pattern = patternOf(template);
  const earlier = message.split('\n').find((line) => pattern.test(line));
  if (earlier !== undefined) return message.replace(earlier, () => estimate);
  return message.trim() === '' ? estimate : `${message.trimEnd()}\n\n${estimate}`;
}

/** What fills a place is no sentence: a further one was written by hand. */
function patternOf(template: string): RegExp {
  const fixed = template
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${fixed.join('[^.]+')}$`, 'u');
}
