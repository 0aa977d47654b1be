import stylelint from 'stylelint';

const ruleName = 'site/breakpoints';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (query: string) =>
    `"${query}" is not one of the site's breakpoints, written "(width < N)", "(width >= N)" or "(M <= width < N)"`,
});

/**
 * Window widths in media queries are the given breakpoints (CSS pixels), always `<` and `>=` of the same number: with
 * `<=` and `>=` of neighbours a zoomed window of 767.5 px would fall between the two layouts.
 */
const rule: stylelint.Rule = (breakpoints: readonly number[]) => (root, result) => {
  const width = `(?:${breakpoints.join('|')})px`;
  const allowed = new RegExp(`^\\((?:width (?:<|>=) ${width}|${width} <= width < ${width})\\)$`);
  root.walkAtRules('media', (atRule) => {
    for (const [query] of atRule.params.matchAll(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g)) {
      if (allowed.test(query)) continue;
      stylelint.utils.report({
        ruleName,
        result,
        node: atRule,
        message: messages.rejected,
        messageArgs: [query],
      });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const breakpoints = stylelint.createPlugin(ruleName, rule);
