import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { clientAddress, networkOf } from './client-address.ts';

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test('IPv6 visitors count by their network, however the address is written', () => {
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6%eth0']) {
    assert.equal(clientAddress(requestFrom(address), 0), '2001:db8:1:2::/64');
  }
  assert.equal(clientAddress(requestFrom('::1'), 0), '0:0:0:0::/64');
  assert.equal(clientAddress(requestFrom('2001:db8::'), 0), '2001:db8:0:0::/64');
  assert.notEqual(
    clientAddress(requestFrom('2001:db8:1:3::1'), 0),
    clientAddress(requestFrom('2001:db8:1:2::1'), 0),
  );
});

test('IPv4 inside IPv6 is IPv4', () => {
  assert.equal(clientAddress(requestFrom('::ffff:192.0.2.7'), 0), '192.0.2.7');
});

test('of the forwarded addresses, the one that our outermost proxy saw counts', () => {
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.1.1.1, 2.2.2.2'), 0), '10.0.0.1');
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.1.1.1, 2.2.2.2'), 1), '2.2.2.2');
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.1.1.1, 2.2.2.2'), 2), '1.1.1.1');
  for (const unusable of ['1.1.1.1', 'nonsense, 1.1.1.1', '']) {
    assert.equal(clientAddress(requestFrom('10.0.0.1', unusable), 2), '10.0.0.1', unusable);
  }
});

test('a proxy that writes the port as well tells visitors apart', () => {
  for (const [written, address] of [
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['192.0.2.7:x', '10.0.0.1'],
  ] as const) {
    assert.equal(clientAddress(requestFrom('10.0.0.1', written), 1), address, written);
  }
});

test('the networks of one site are one site', () => {
  assert.equal(networkOf('2001:db8:1:2::/64'), '2001:db8:1::/48');
  assert.equal(networkOf('192.0.2.7'), undefined);
});
