import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordPackages} from './bundledPackages';

/** Records what the bundler puts into the site. The files for the host are written after the build, see afterBuild.ts. */
export default function hostingPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [recordPackages(generatedFilesDir)]}),
  };
}
