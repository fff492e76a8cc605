import { useEffect, useRef } from 'react';
import { ButtonLink, Icon, useStores, useText, type CompiledForm } from '../../engine';
import * as styles from './Form.css';

/** What stands in a form's place once it has been sent; focus goes to its heading. */
export function DonePanel({ done }: { readonly done: Extract<CompiledForm['done'], { readonly title: unknown }> }) {
  const text = useText();
  const { site } = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const links = (done.links ?? []).filter(({ route }) => site.site.routes.some(({ name }) => name === route));
  return (
    <div className={styles.panel} data-part="form-done">
      <span className={styles.sign}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text(done.title)}
      </h2>
      <p className={styles.words}>{text(done.text)}</p>
      {links.map(({ label, route }, index) => (
        <ButtonLink key={route} route={route} kind={index === 0 ? 'primary' : 'quiet'}>
          {text(label)}
        </ButtonLink>
      ))}
    </div>
  );
}
