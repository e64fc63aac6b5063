import { useRef } from "react";

interface Mutation<V> {
  mutateAsync(variables: V): Promise<unknown>;
}

/**
 * Sends what a button asks for, and nothing more until that is answered: the second of two quick clicks comes before
 * `isPending` is rendered. What fails is told by the mutation itself.
 */
export function useMutateOnce<V>(mutation: Mutation<V>): (variables: V) => void {
  const isRunning = useRef(false);
  return (variables) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutateAsync(variables).catch(() => {}).finally(() => isRunning.current = false);
  };
}
