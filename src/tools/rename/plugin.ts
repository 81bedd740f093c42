import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';

const nothing = path.join(__dirname, '../../build/unusedModules/nothing.ts');

/** In `npm start`, Docusaurus compiles before it notices a renamed or removed page, which is empty until then. */
export default function renamePlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  return {
    name: 'rename',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const page = new Replacement(/^@site\/pages\/.+\.mdx$/, (resource: {request: string}) => {
        if (!existsSync(resource.request.replace('@site', siteDir))) resource.request = nothing;
      });
      return {plugins: [page]};
    },
  };
}
