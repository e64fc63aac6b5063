/** Vectors of signs, learned from the guides: what asks for the same guide in any language points the same way. */
export interface MeaningModel {
  dimensions: number;
  /** Parted by blanks. */
  signs: string;
  /** By sign: what a step of its vector is worth. */
  scales: readonly number[];
  /** By sign, a byte for each dimension; base64. */
  vectors: string;
}
