import { error, warning } from './errorEntry';

/** Problems of files and pictures. */
export const fileErrors = {
  'json-bom': error('The file starts with a byte order mark.', 'Save the file as UTF-8 without a byte order mark.'),
  'json-comment': error('The file contains a comment.', 'Delete the comment. JSON has none.'),
  'json-trailing-comma': error('A comma stands before a closing bracket.', 'Delete the last comma.'),
  'json-syntax': error('The file is not JSON.', 'Correct the JSON at the place that the message names.'),
  'json-duplicate-key': error('A key stands twice in one object.', 'Keep one of the two keys.'),
  'json-forbidden-key': error('A key could reach the prototype of objects.', 'Use another key.'),
  'json-too-deep': error('Objects and lists are nested too deeply.', 'Use fewer levels.'),
  'json-too-long': error('A list or object has too many entries.', 'Use fewer entries.'),
  'file-too-large': error(
    'A file, or all files of a site together, are too large.',
    'Make the file smaller, or split it.',
  ),
  'file-encoding': error('The file is not saved as UTF-8.', 'Save the file as UTF-8.'),
  'file-unreadable': error('The file cannot be read.', 'Give the server permission to read the file.'),
  'file-link': error(
    'A symbolic link stands in for a file or folder.',
    'Replace the link with the file or folder itself.',
  ),
  'file-kind': error(
    'There is a folder where a file belongs, or a file where a folder belongs.',
    'Replace it with a file or a folder, as the message says.',
  ),
  'file-crash': error('The file could not be processed.', 'Report the file; the compiler has a fault.'),
  'file-slow': error('Processing the file took too long.', 'Make the file smaller.'),
  'file-name-case': error('Two names that differ only in capital letters.', 'Rename one of the two files.'),
  'file-name-form': error('A file whose name nothing could be called by.', 'Give the file another name.'),
  'file-unread': warning(
    'A file or folder of configuration that nothing reads.',
    'Delete the file, or give it the name that the message proposes.',
  ),
  'picture-unsafe': error(
    'A drawing that could run or load something.',
    'Remove scripts and links to other files from the drawing.',
  ),
  'picture-unknown': error(
    'A file among the pictures of the brand that is no picture.',
    'Use a picture of a known format.',
  ),
  'file-empty': error('The file is empty.', 'Write the descriptor, or delete the file.'),
  'file-unexpected': error('No part of the platform reads this file.', 'Move or delete the file.'),
  'file-missing': error('A file that the platform needs is not there.', 'Add the file.'),
  'file-name-mismatch': error(
    'A descriptor has another name than its file.',
    'Give the file and the descriptor the same name.',
  ),
  'logo-missing': error(
    'A picture of the brand that is not there.',
    'Add the picture to the folder of the brand, or correct its name.',
  ),
  'logo-unreadable': warning(
    'A picture of the brand that is not what its name says.',
    'Save the picture in the format that its name says.',
  ),
  'logo-format': warning(
    'A picture of the brand that is of another format than its name says.',
    'Rename the picture, or save it in the format of its name.',
  ),
  'logo-heavy': warning('A picture of the brand that is too large for a page.', 'Save a smaller picture.'),
  'logo-small': warning(
    'A picture of the brand with too few pixels for high-resolution screens.',
    'Save the picture with more pixels.',
  ),
  'icon-not-square': warning('An icon of the installed site that is not square.', 'Save the icon as a square.'),
  'picture-missing': warning(
    'A picture of the brand named in a tree that is not there.',
    'Add the picture to the folder of the brand, or correct its name.',
  ),
} as const;
