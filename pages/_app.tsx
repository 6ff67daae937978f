import { fontClasses } from '@/components/layout/document/fonts';
import '@/styles/globals.css';
import type { AppProps } from 'next/app';
import { Framed } from '@/components/publishing/newsletter/framed';

export default function App({ Component, pageProps, router }: AppProps) {
  const page = <Component {...pageProps} />;
  // The 500 page has no frame, because the frame may have caused the error.
  return <div className={fontClasses}>{router.pathname === '/500' ? page : <Framed>{page}</Framed>}</div>;
}
