import { Suspense, useEffect, useState } from 'react';
import { Boundary, lazyPart, Logo, RouteLink, useClock, useRoute } from '../../../../engine';
import type { CallToActionFormProps } from '../../../../widgets/call-to-action/variants';
import * as styles from './Code.css';

const PhoneCode = lazyPart(() => import('./inner/PhoneCode').then((module) => module.PhoneCode));
/** The link below it is the same way. */
const nothing = () => null;
/** Nobody reaches for a phone before this many ms, so that the code's drawing keeps out of the first load. */
const patience = 2500;

/**
 * The brand and an invitation, with a code that brings a phone to the page; the words below the code are the same way
 * as a link.
 */
export function Code({ title, text, button, route }: CallToActionFormProps) {
  const { hrefOf } = useRoute();
  const clock = useClock();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = clock.setTimeout(() => setDrawn(true), patience);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return (
    <section className={styles.panel} aria-label={title} data-part="call-code">
      <Logo form="footer" className={styles.logo} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.code}>
        {isDrawn ? (
          <Boundary what="phone code" failed={nothing}>
            <Suspense>
              <PhoneCode path={hrefOf(route)} label={button} />
            </Suspense>
          </Boundary>
        ) : null}
      </div>
      <RouteLink route={route} className={styles.way}>
        {button}
      </RouteLink>
    </section>
  );
}
