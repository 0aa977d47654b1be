import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIXED_WORDINGS } from '#content/style-guide/fixed-wordings.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { assertNone } from './complaints.ts';
import { siteStrings } from './site-strings.ts';
import { WRITING_RULES } from './writing-rules.ts';

const strings = await siteStrings();

for (const language of LANGUAGES) {
  const ofLanguage = strings.filter((each) => each.language === language);
  for (const { right, wrong, catches, leaves } of WRITING_RULES[language]) {
    test(`${language}: ${right}`, () => {
      for (const sample of catches) assert.match(sample, wrong, 'the rule finds what it is for');
      for (const sample of leaves) assert.doesNotMatch(sample, wrong, 'the rule leaves what is right');
      assertNone(ofLanguage, (text) => {
        const found = wrong.exec(text);
        return found === null ? [] : [{ at: found.index, right }];
      });
    });
  }
}

test('every wording that is exempt from the rules still stands on the site', () => {
  for (const wording of Object.keys(FIXED_WORDINGS)) {
    assert.ok(
      strings.some(({ text }) => text.includes(wording)),
      `“${wording}” is gone: take it from the list.`,
    );
  }
});
