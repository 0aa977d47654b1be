/**
 * Wordings that stand as they are whatever the house style says, each with its reason. One that is no longer on the site
 * has to leave this list: a test says so.
 */
export const FIXED_WORDINGS: Readonly<Record<string, string>> = {
  'Trusted by more than 20 large organizations': 'the specification’s heading (rule:home-sections)',
  'Media center': 'the specification’s name of the page',
  'media center': 'the same name within a sentence',
  'كل منصّة تبدأ بسؤال، لا بشاشة.': 'a line of the film, whose picture shows it (rule:article-film)',
  'Every platform begins with a question, not a screen.': 'the same line',
  'خمس عشرة محطة، وثلاث عقبات، ونقطة تحول واحدة.':
    'a line of the film, whose picture shows it (rule:article-film)',
  'Fifteen stops, three obstacles, one turning point.': 'the same line',
  'ويخرج الفريق بقرار مكتوب، لا بأوراق ملوّنة.':
    'a line of the film, whose picture shows it (rule:article-film)',
  'And the team leaves with a written decision, not a wall of sticky notes.': 'the same line',
};
