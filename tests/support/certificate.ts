import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {needProgram} from './programs';

/** A certificate for one day. With `pin`, Chromium can be told to trust it. */
export type Certificate = {certificate: string; key: string; pin: string};

/** Makes a self-signed certificate, because browsers use HTTP/2 only over TLS. */
export function makeCertificate(folder: string, ...hosts: string[]): Certificate {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`];
  execFileSync(needProgram('openssl'), ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const spki = new X509Certificate(readFileSync(certificate)).publicKey.export({type: 'spki', format: 'der'});
  return {certificate, key, pin: createHash('sha256').update(spki).digest('base64')};
}
