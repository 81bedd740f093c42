import matter from '@11ty/gray-matter';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf} from '../../../content/dates';
import type {FileProblem} from '../messages';
import {inOrder} from './archive';
import {approverProblems, numberProblems, placeholderProblems} from './checks';
import {freeze} from './freezeDraft';
import {draftFile, draftFolder} from './paths';

export function draftSource(siteDir: string, slug: string): string {
  const file = path.join(siteDir, draftFile(slug));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The fields of a text. If those of a draft cannot be read, the doctor says why. */
function fieldsOf(source: string): Record<string, unknown> {
  try {
    return matter(source, {}).data;
  } catch {
    return {};
  }
}

/** A policy as it would be archived. */
export type Draft = ReturnType<typeof readDraft>;

function readDraft(siteDir: string, slug: string) {
  const file = draftFile(slug);
  const source = draftSource(siteDir, slug);
  const fields = fieldsOf(source);
  const field = (name: string) => {
    const value = fields[name] ?? '';
    return value instanceof Date ? dayOf(value) : String(value);
  };
  const approvedBy = field('approved_by');
  const frozen = freeze(source);
  const problems = [
    ...numberProblems(source),
    ...placeholderProblems(source),
    ...frozen.problems,
    ...(approvedBy ? approverProblems(approvedBy, '"approved_by"').map((message) => ({message})) : []),
  ];
  return {
    ...{slug, file, source, text: frozen.text, approvedBy},
    title: field('title') || slug,
    summary: field('summary'),
    /** The version that it was approved for, as the day that names it. */
    approvedFor: field('approved_for'),
    /** What keeps it from being published, except for its links and what the doctor finds on every page. */
    problems: problems.map((problem): FileProblem => ({file, ...problem})),
  };
}

/** Reads and freezes the drafts, and lists everything that keeps each from being published. */
export function readDrafts(siteDir: string): Draft[] {
  const folder = path.join(siteDir, draftFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.mdx') && !name.startsWith('_'));
  return inOrder(files.map((file) => readDraft(siteDir, path.basename(file, '.mdx'))));
}
