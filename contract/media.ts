import * as z from "zod/mini";

const MB = 1024 * 1024;

/** Bytes of one file. */
export const IMAGE_UPLOAD_MAX = 2 * MB;
export const LIBRARY_UPLOAD_MAX = 10 * MB;
/** Pixels of a picture, all frames of an animation together. */
export const PICTURE_PIXELS_MAX = 64_000_000;

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export const LIBRARY_TYPES = [...IMAGE_TYPES, "application/pdf"] as const;

/** What a file is for. It decides which types and sizes are taken. */
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

/** A file of the library. An uploaded picture is a WebP in several widths; `url` is the widest. */
export const MediaSchema = z.object({
  id: z.string(),
  /** As the file was called by whoever uploaded it. */
  name: z.string(),
  url: z.string(),
  type: z.enum(["image", "document", "other"]),
  /** MIME type of what is at `url`. */
  contentType: z.string(),
  /** Bytes of what is at `url`. */
  size: z.number(),
  uploadedAt: z.string(),
  /** Pixels; null where it is no uploaded picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** From narrow to wide. */
  variants: z.array(z.object({ url: z.string(), width: z.number(), size: z.number() })),
});
export type Media = z.infer<typeof MediaSchema>;

/** A place that shows or links a file. */
export const MediaUseSchema = z.object({
  kind: z.enum(["product", "category", "post", "testimonial", "company", "seo"]),
  /** Of the product, category and so on. */
  id: z.string(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof MediaUseSchema>;
