import * as z from "zod/mini";

const MB = 1024 * 1024;

/** Maximum size of one file in bytes. */
export const IMAGE_UPLOAD_MAX = 2 * MB;
export const LIBRARY_UPLOAD_MAX = 10 * MB;
/** Maximum pixels of a picture, summed over all frames of an animation. */
export const PICTURE_PIXELS_MAX = 64_000_000;

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export const LIBRARY_TYPES = [...IMAGE_TYPES, "application/pdf"] as const;

/** The purpose of an upload. It decides which types and sizes are accepted. */
export const UPLOAD_PURPOSES = ["image", "library"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

interface UploadRules {
  types: readonly string[];
  max: number;
  wrongType: string;
  tooLarge: string;
}

export const UPLOAD_RULES: Record<UploadPurpose, UploadRules> = {
  image: {
    types: IMAGE_TYPES,
    max: IMAGE_UPLOAD_MAX,
    wrongType: "Please upload an image file (JPEG, PNG, GIF, etc.)",
    tooLarge: `File is too large. Maximum size is ${IMAGE_UPLOAD_MAX / MB}MB.`,
  },
  library: {
    types: LIBRARY_TYPES,
    max: LIBRARY_UPLOAD_MAX,
    wrongType: "Please upload a JPEG, PNG, GIF, WebP or PDF file",
    tooLarge: `File is too large. Maximum size is ${LIBRARY_UPLOAD_MAX / MB}MB.`,
  },
};

/** A file of the library. An uploaded picture is stored as WebP in several widths; `url` is the widest. */
export const MediaSchema = z.object({
  id: z.string(),
  /** The name of the uploaded file. */
  name: z.string(),
  url: z.string(),
  type: z.enum(["image", "document", "other"]),
  /** MIME type of the file at `url`. */
  contentType: z.string(),
  /** Size of the file at `url` in bytes. */
  size: z.number(),
  uploadedAt: z.string(),
  /** In pixels; null for a file that is not an uploaded picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** From the narrowest to the widest. */
  variants: z.array(z.object({ url: z.string(), width: z.number(), size: z.number() })),
});
export type Media = z.infer<typeof MediaSchema>;

/** A document that shows or links a file. */
export const MediaUseSchema = z.object({
  kind: z.enum([
    "product",
    "category",
    "post",
    "author",
    "testimonial",
    "page",
    "batch",
    "look",
    "company",
    "seo",
  ]),
  /** The id of the product, category and so on. */
  id: z.string(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUseSchema>;
