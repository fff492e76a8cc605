import { useId } from 'react';
import { useStores } from '../../context/ApplicationContext';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { RouteLink } from '../../routing/RouteLink';
import { FieldHint } from '../../ui/FieldFrame';
import { bind, type FormFieldProps } from './fieldProps';
import * as styles from './CheckboxField.css';

/**
 * A tick with a sentence that may hold links. A link opens in a tab of its own, so that nothing typed is left behind.
 */
export function CheckboxField({ field, flow, hint, error }: Omit<FormFieldProps<FieldOf<'checkbox'>>, 'label'>) {
  const id = useId();
  return (
    <div className={styles.field} data-part="field">
      <div className={styles.row}>
        <input
          {...bind({ field, flow })}
          type="checkbox"
          id={id}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
        />
        <label htmlFor={id} className={styles.label}>
          <Sentence field={field} />
        </label>
      </div>
      <FieldHint id={id} hint={hint} error={error} />
    </div>
  );
}

/** A letter that no text holds, around the places of links. */
const mark = '\uE000';

function Sentence({ field: { label, links } }: { readonly field: FieldOf<'checkbox'> }) {
  const text = useText();
  const { site } = useStores();
  const words = text(
    label,
    Object.fromEntries(links.map(({ placeholder }) => [placeholder, `${mark}${placeholder}${mark}`])),
  );
  return words.split(mark).map((part, index) => {
    const link = index % 2 === 1 ? links.find(({ placeholder }) => placeholder === part) : undefined;
    if (!link) return part;
    if (!site.site.routes.some(({ name }) => name === link.route)) return text(link.label);
    return (
      <RouteLink key={part} route={link.route} className={styles.link} target="_blank">
        {text(link.label)}
      </RouteLink>
    );
  });
}
