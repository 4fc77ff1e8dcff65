# frozen_string_literal: true

# Every test of this folder: ruby clients/ruby/tests/all.rb
Dir[File.join(__dir__, "*_test.rb")].sort.each { |file| require file }
