import stylelint from 'stylelint';

const ruleName = 'site/own-names';

const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (selector: string) =>
    `"${selector}" names nothing of its component: it would lay out every such element of the site`,
});

/** Whether a selector is limited by a class, an id or an attribute; `:root` says a state of the whole page. */
const isLimited = (selector: string): boolean => /[.#[]|:root/.test(selector);

/** A component's outermost selectors each name something of it: styles stay when the page changes. */
const rule: stylelint.Rule = () => (root, result) => {
  if (!root.source?.input.file?.endsWith('.module.css')) return;
  root.walkRules((style) => {
    for (let around = style.parent; around && around.type !== 'root'; around = around.parent) {
      if (around.type === 'rule' || ('name' in around && around.name === 'keyframes')) return;
    }
    for (const selector of style.selectors) {
      if (isLimited(selector)) continue;
      stylelint.utils.report({
        ruleName,
        result,
        node: style,
        message: messages.rejected,
        messageArgs: [selector],
      });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const ownNames = stylelint.createPlugin(ruleName, rule);
