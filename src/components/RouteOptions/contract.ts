import {contract} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: where a shipment is, and the ways it can go on, each with its cost and its day.',
  do: 'List the stops, each name in **bold**, the one where a choice is due between _underscores_. A table with three columns has the ways; put _underscores_ around the one that was chosen.',
  dont: 'Never more than three ways, and never one that was booked before a person said yes.',
});
