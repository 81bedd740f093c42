import {contract} from '../../content/contract';

export default contract({
  purpose: 'Tiles of tools that agents work with.',
  do: 'Fill whole rows, and put what is left into MoreIntegrations. A line of words before the tiles is the agent that they are joined to; it needs sixteen tiles.',
  dont: 'Never a tool without a ready connector.',
});
