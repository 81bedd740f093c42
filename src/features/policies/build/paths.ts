import path from 'node:path';

export const draftFolder = 'pages/legal';
export const archiveFolder = 'versioned_docs';
export const versionsFile = 'versions.json';
export const sidebarsFile = 'sidebars.ts';
export const recordFile = `${archiveFolder}/record.json`;

export const draftFile = (slug: string) => `${draftFolder}/${slug}.mdx`;
export const archivedFile = (version: string, slug: string) => `${archiveFolder}/version-${version}/${slug}.mdx`;

export const slugOf = (file: string) => path.posix.basename(file, '.mdx');
