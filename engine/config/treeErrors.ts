import { error, warning } from './errorEntry';

/** Problems of pages, layouts and nodes. */
export const treeErrors = {
  'page-needed': error('A page that every site needs is switched off.', 'Leave the page switched on.'),
  'place-not-one': error(
    'A change that does not name exactly one place.',
    'Name one place: a region, a slot, or a neighbour.',
  ),
  'page-unknown': error('A page that does not exist.', 'Use the name of a page that exists.'),
  'page-path-missing': error('A default page without an address.', 'Give the page a path.'),
  'page-path-claimed': error(
    'Two pages at the same address, or one at an address that means something else.',
    'Give the page another path.',
  ),
  'page-path-fixed': error(
    'A layer above the default page sets a key that only the default page may set.',
    'Delete the key here.',
  ),
  'query-value-unknown': error(
    'A value in a page’s address depends on another that the page does not declare.',
    'Use a value that the page declares.',
  ),
  'page-disabled-changed': error(
    'A page that is switched off and changed.',
    'Switch the page on, or delete the change.',
  ),
  'page-region-unknown': error('A page region that the layout has no place for.', 'Use a page region of the layout.'),
  'layout-unknown': error('A layout that does not exist.', 'Use the name of a layout that exists.'),
  'layout-main-missing': error(
    'A layout without exactly one place for the page.',
    'Give the layout one region for the page.',
  ),
  'home-id-missing': error(
    'Home lacks a reserved id and does not omit it.',
    'Add the node, or list its id as omitted.',
  ),
  'home-id-omitted-present': error('Home omits an id that it has.', 'Delete the id from the list, or delete the node.'),
  'home-id-unknown': error('Home omits an id that is not reserved.', 'Omit reserved ids only.'),
  'node-id-taken': error('Two nodes of one tree have the same id.', 'Give one of the two nodes another id.'),
  'node-unknown': error('A change names a node that is not in the tree.', 'Use the id of a node that is in the tree.'),
  'node-omitted': warning(
    'A change names a node that this template leaves out on purpose.',
    'Delete the change, or keep it for another template.',
  ),
  'move-into-itself': error('A node moved into its own slot.', 'Move the node to a place outside of itself.'),
  'slot-missing': error('A place in a node without the name of its slot.', 'Name the slot.'),
  'slot-unknown': error('A slot that the widget does not have.', 'Use a slot of the widget.'),
  'slot-undrawn': warning(
    'Nodes in a slot that the widget does not draw in the form that is chosen.',
    'Use a slot that this form draws, or choose a form that draws the slot.',
  ),
  'widget-unknown': error('A widget that does not exist.', 'Use a widget that exists.'),
  'variant-unknown': error(
    'A variant that neither the widget nor the template has.',
    'Use a variant of the widget or of the template.',
  ),
  'variant-borrowed': warning(
    'A variant that another template owns: its code is loaded as well.',
    'Use a variant of the widget or of the own template, or accept the weight.',
  ),
  'route-unknown': error('A link to a page that does not exist.', 'Link to a page that exists.'),
  'route-disabled': error('A link to a page that this site switches off.', 'Switch the page on, or delete the link.'),
  'entry-closed': error('People are sent to a page that is not open to them.', 'Name a page that they may open.'),
  'entry-without-login': error(
    'A link to the login leads to a page or modal without a login form.',
    'Name a page or modal with a login form, or add the form.',
  ),
  'modal-unknown': error('A modal that does not exist.', 'Use the name of a modal that exists.'),
  'icon-unknown': error('An icon that is not drawn.', 'Use an icon of the icon set.'),
  'breakpoint-unknown': error(
    'A breakpoint that neither platform nor template has.',
    'Use a breakpoint of the platform or of the template.',
  ),
  'template-unknown': error('A template that does not exist.', 'Use a template that exists.'),
  'viewport-empty': error('A range of widths that contains no width.', 'Choose a start below the end.'),
  'page-empty': warning(
    'Pages that only say what the platform does not offer.',
    'Disable the page, or ask the platform for the calls.',
  ),
  'page-unreachable': warning('A page of a site that nothing leads to.', 'Link to the page, or delete it.'),
} as const;
