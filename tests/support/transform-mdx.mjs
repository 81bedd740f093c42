import matter from '@11ty/gray-matter';
import {compileSync} from '@mdx-js/mdx';
import {transformSync} from '@swc/core';

/** Compiles a page with MDX, so that a test can render it: `import Page, {frontMatter} from '@site/pages/…mdx'`. */
export default {
  process(source, filename) {
    const {content, data} = matter(source, {});
    const page = String(compileSync({value: content, path: filename}, {providerImportSource: '@mdx-js/react'}));
    return transformSync(`${page}\nexport const frontMatter = ${JSON.stringify(data)};`, {
      filename: `${filename}.js`,
      jsc: {parser: {syntax: 'ecmascript'}, target: 'es2022'},
      module: {type: 'commonjs'},
      sourceMaps: true,
    });
  },
};
