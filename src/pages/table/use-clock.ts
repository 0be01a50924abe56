import { useEffect, useState } from 'react';

/**
 * Minutes until a session ends, by the clock of the service and never by that of the device; undefined where it has no end.
 * `serverTime` is when the end was told.
 */
export function useClock(endsAt: string | null, serverTime: string): number | undefined {
  const [told, setTold] = useState({ serverTime, at: performance.now() });
  const [now, setNow] = useState(() => performance.now());
  if (told.serverTime !== serverTime) setTold({ serverTime, at: performance.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  if (endsAt === null) return undefined;
  const passed = Math.max(0, now - told.at);
  return Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(told.serverTime) - passed) / 60_000));
}
