import stylelint from 'stylelint';

const ruleName = 'site/max-lines';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (lines: number, maximum: number) =>
    `${lines} lines are more than ${maximum}: split the file by subject`,
});

/** A style sheet has at most so many lines. */
const rule: stylelint.Rule = (maximum: number) => (root, result) => {
  const lines = root.source?.input.css.trimEnd().split('\n').length ?? 0;
  if (lines <= maximum) return;
  stylelint.utils.report({
    ruleName,
    result,
    node: root,
    message: messages.rejected,
    messageArgs: [lines, maximum],
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const maxLines = stylelint.createPlugin(ruleName, rule);
