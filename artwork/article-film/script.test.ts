import assert from 'node:assert/strict';
import { test } from 'node:test';
import { article2 as ar } from '../../content/ar/article-2.ts';
import { article2 as en } from '../../content/en/article-2.ts';
import { ARTICLE_FILM } from '../../content/facts/article-film.ts';
import { captions } from './captions.ts';
import { FILM_LINES, FILM_SECONDS } from './script.ts';

test('the transcript on the page says what the film says, in both languages', () => {
  assert.deepEqual(
    FILM_LINES.map((line) => line.ar),
    ar.video.transcript,
  );
  assert.deepEqual(
    FILM_LINES.map((line) => line.en),
    en.video.transcript,
  );
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
