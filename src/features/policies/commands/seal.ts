import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {company} from '../../../company';
import type {Day} from '../../../content/dates';
import {recordFile} from '../build/paths';
import {sha256} from '../build/record';
import {messages} from '../messages';
import {recordAddress} from '../model/addresses';
import {refuseIf} from './plan';
import {historyProblem, statesOf, verify} from './verify';

/** Writes a line that proves today's record to others, or checks such a line if the file exists. */
export function seal(siteDir: string, file: string, today: Day): string {
  verify(siteDir);
  const source = readFileSync(path.join(siteDir, recordFile), 'utf8');
  const at = path.resolve(siteDir, file);
  if (!existsSync(at)) {
    writeFileSync(at, `${today} ${company.url}${recordAddress} SHA-256 ${sha256(source)}\n`);
    return messages.sealed({file});
  }
  const [, day = '', hash] = /^(\S+) \S+ SHA-256 ([0-9a-f]{64})$/m.exec(readFileSync(at, 'utf8')) ?? [];
  const sealed = [{commit: '', source}, ...statesOf(siteDir)].find((state) => sha256(state.source) === hash);
  refuseIf(sealed ? historyProblem(siteDir, [sealed]) : [messages.notSealed({file})]);
  return messages.sealHolds({file, day});
}
