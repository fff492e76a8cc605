import { observer } from 'mobx-react-lite';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, ButtonLink, Field, Icon, RouteLink, useErrorMessage, useMessages, useRoute, useStores, useText, type WidgetProps } from '../../engine';
import type { LoginFormProps } from '../../schemas/generated/widgets';
import * as styles from './LoginForm.css';

/** Signs a player in by password, says what is wrong next to its field, and leads back to the wanted page (CALL-AUTH-1, STATE-4, ROUTE-7). */
export const LoginForm = observer(function LoginForm({ returnRoute, joinRoute, forgotRoute }: WidgetProps<LoginFormProps>) {
  const message = useMessages();
  const text = useText();
  const errorMessage = useErrorMessage();
  const { session } = useStores();
  const { navigate, openPath, query } = useRoute();
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  const next = query['next'];

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const values = new FormData(form.current);
    const account = textOf(values.get('username')).trim();
    const password = textOf(values.get('password'));
    const absent = [...(account ? [] : ['username']), ...(password ? [] : ['password'])];
    setMissing(absent);
    setFailure('');
    if (absent[0]) {
      form.current.querySelector<HTMLInputElement>(`[name="${absent[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    const outcome = await session.login(account, password);
    setBusy(false);
    if (!outcome.ok) setFailure(await errorMessage(outcome.failure));
    else if (next) openPath(next);
    else navigate(returnRoute);
  };

  if (session.isAuthenticated) {
    return (
      <div className={styles.form} data-part="login-form">
        <p className={styles.note}>{text({ key: 'loginForm.welcomeBack' })}</p>
        <ButtonLink route="home" kind="primary">
          {message('loginForm.goOn')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-label={message('loginForm.submit')}
      method="post"
      data-part="login-form"
    >
      {failure ? (
        <p className={styles.failure} role="alert">
          <Icon name="alert" />
          {failure}
        </p>
      ) : null}
      <Field
        label={message('loginForm.account')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.includes('username') ? message('loginForm.accountMissing') : undefined}
        readOnly={isBusy}
      />
      <Field
        label={message('loginForm.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        error={missing.includes('password') ? message('loginForm.passwordMissing') : undefined}
        readOnly={isBusy}
        end={
          <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {message(isShown ? 'loginForm.hidePassword' : 'loginForm.showPassword')}
          </button>
        }
      />
      {forgotRoute ? (
        <RouteLink route={forgotRoute} className={styles.link}>
          {message('loginForm.forgot')}
        </RouteLink>
      ) : null}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {message(isBusy ? 'loginForm.busy' : 'loginForm.submit')}
      </Button>
      {joinRoute ? (
        <p className={styles.note}>
          {message('loginForm.noAccount')}{' '}
          <RouteLink route={joinRoute} className={styles.link}>
            {text({ key: 'loginForm.join' })}
          </RouteLink>
        </p>
      ) : null}
    </form>
  );
});

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
