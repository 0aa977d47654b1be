import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { article2 } from '../../content/ar/article-2.ts';
import { ARTICLE_FILM } from '../../content/facts/article-film.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { projectPath } from '../shared/project-paths.ts';
import { captions } from './captions.ts';
import { FILM_LINES, FILM_SECONDS } from './script.ts';

test('every line of the transcript has its time in the film', () => {
  assert.equal(FILM_LINES.length, article2.video.transcript.length);
});

test('lines follow each other within the film, whose length the page names', () => {
  assert.equal(ARTICLE_FILM.seconds, FILM_SECONDS);
  for (const [index, line] of FILM_LINES.entries()) {
    assert.ok(line.startSeconds >= (FILM_LINES[index - 1]?.endSeconds ?? 0), line.en);
    assert.ok(line.endSeconds > line.startSeconds && line.endSeconds <= FILM_SECONDS, line.en);
  }
});

test('captions are written as WebVTT', () => {
  const line = { startSeconds: 5.5, endSeconds: 69.04, ar: 'سؤال', en: 'Question' };
  assert.equal(captions([line], 'en'), 'WEBVTT\n\n00:00:05.500 --> 00:01:09.040\nQuestion\n');
});

test('the published captions say what the transcript says: `npm run artwork -- article-film --captions`', async () => {
  for (const language of LANGUAGES) {
    const published = await readFile(projectPath(`public${ARTICLE_FILM.captions[language]}`), 'utf8');
    assert.equal(published, captions(FILM_LINES, language));
  }
});
