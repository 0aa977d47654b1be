import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onOtherKeyboard } from './keyboard-layout.ts';

test('Arabic typed with the keyboard left on English is read as Arabic', () => {
  assert.equal(onOtherKeyboard(',/hzt'), 'وظائف');
  assert.equal(onOtherKeyboard('hgjp,g hgvrld'), 'التحول الرقمي');
  assert.equal(onOtherKeyboard('bpm'), 'لاحة');
});

test('English typed with the keyboard left on Arabic is read as English', () => {
  assert.equal(onOtherKeyboard('ؤخىفشؤف'), 'contact');
  assert.equal(onOtherKeyboard('لامخل'), 'blog');
});
