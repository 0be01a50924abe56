import { targetFault } from '../../../../src/modules/carriers/webhooks/target';
import { internalAddresses } from '../../../tools/internal-addresses';

const fault = (url: string) => targetFault(new URL(url), 'public');

test.each(internalAddresses)('https://%s/ lies inside', (host) => {
  expect(fault(`https://${host}/hook`)).toBe('internal');
  expect(fault(`https://${host}:8443/hook`)).toBe('internal');
});

test.each([
  'https://skat.example.org/hook?x=1',
  'https://skat.example.org:8443',
  'https://skat.example.org./',
  'https://1.1.1.1/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://[2606:4700:4700::1111]/',
  'https://münchen.example.org/',
  'https://localhost.example.org/',
  'https://10.0.0.1.example.org/',
  'https://internal.example.org/',
])('%s lies outside', (url) => {
  expect(fault(url)).toBeUndefined();
});

test.each([
  ['http://skat.example.org/', 'not-https'],
  ['ftp://skat.example.org/', 'not-https'],
  ['file:///etc/passwd', 'not-https'],
  ['data:text/plain,x', 'not-https'],
  ['https://user@skat.example.org/', 'has-credentials'],
  ['https://:pass@skat.example.org/', 'has-credentials'],
  ['https://skat.example.org@127.0.0.1/', 'has-credentials'],
])('%s is refused as %s', (url, code) => {
  expect(fault(url)).toBe(code);
});

test("where any address may be told, http and one's own network may, and nothing but http", () => {
  const any = (url: string) => targetFault(new URL(url), 'any');
  expect([any('http://127.0.0.1:1/'), any('https://10.0.0.1/')]).toEqual([undefined, undefined]);
  expect([any('file:///etc/passwd'), any('http://a:b@localhost/')]).toEqual(['not-https', 'has-credentials']);
});
